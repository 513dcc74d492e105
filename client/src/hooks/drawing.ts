/* Work that waits until the page has been drawn. */

/** Once all that has changed is on the page, prepare something and do it before the page is seen. */
export function onceDrawn(prepare: () => () => void): void {
  requestAnimationFrame(() => prepare()());
}
