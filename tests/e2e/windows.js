([isTouch, needed, isSmall]) => {
    const faults = [];
    const wide = innerWidth, high = innerHeight;
    const root = document.documentElement;
    if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth} wide`);
    if (root.scrollHeight > high + 1) faults.push(`the page is ${root.scrollHeight} high`);

    const name = element => {
        const act = element.dataset.act ?? element.dataset.site ?? element.dataset.tool ?? '';
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}[${act}] `
            + JSON.stringify(element.textContent.trim().slice(0, 30));
    };
    const box = element => element.getBoundingClientRect();
    const isHidden = element => element !== null
        && (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    const isShown = element => element.checkVisibility({visibilityProperty: true})
        && box(element).width > 1 && !isHidden(element);
    const all = selector => [...document.querySelectorAll(selector)].filter(isShown);

    // What a turn needs is on the screen, and nothing lies over it.
    for (const selector of needed) {
        const found = all(selector);
        if (!found.length) faults.push(`there is no ${selector}`);
        for (const element of found) {
            const {left, top, right, bottom} = box(element);
            if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1)
                faults.push(`${name(element)} is out of the window`);
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const seen = document.elementFromPoint(x, y);
            const isFree = seen && (element.contains(seen) || seen.contains(element)
                || (element.closest('label') ?? element).contains(seen));
            if (!isFree) faults.push(`${seen ? name(seen) : 'nothing'} lies over ${name(element)}`);
        }
    }

    // Nothing overlaps.
    const solid = all('.sites > li, .plaques > li, .view-turner .tool, .middle > .wall-chips,'
        + ' .action, header.bar, .rail, .tabs, .end, .stage:not(.zoomed) .ruler, ul.strip, .zoom button, .bags-corner > *, .preview-corner'
        + (isSmall ? ', .banner.hint' : ''));
    const isOn = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    solid.forEach((one, n) => solid.slice(n + 1).forEach(other => {
        // A low window has no other room for a hint than the bar.
        const isOnBar = high < 720 && one.matches('.hint') && other.matches('.bar');
        if (!isOnBar && !one.contains(other) && !other.contains(one) && isOn(box(one), box(other)))
            faults.push(`${name(one)} and ${name(other)} overlap`);
    }));
    for (const circle of document.querySelector('.zoomed') ? [] : all('.place.circle'))
        for (const corner of all('.bags-corner > *, .preview-corner, .zoom button')) {
            const {left, top, width, height} = box(circle);
            const disc = {left: left + width / 4, right: left + 3 * width / 4,
                top: top + height / 4, bottom: top + 3 * height / 4};
            if (isOn(disc, box(corner))) faults.push(`${name(corner)} lies on ${circle.dataset.place}`);
        }

    // No word is cut, but for names of people.
    const MAY_BE_SHORT = '.strip, .whose, .bar-title, .clocks, select, .turns, .person-head, textarea';
    const HOLDERS = '.button, .tab-list button, .plaque, .wall-chip, .wall-choice, .action, .card, .bar';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, parent = text.parentElement;
        if (!text.data.trim() || !parent || !isShown(parent) || parent.closest(MAY_BE_SHORT)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const {left, right, width, top, bottom} = range.getBoundingClientRect();
        const holder = parent.closest(HOLDERS);
        if (!width || !holder) continue;
        const around = box(holder);
        if (left < around.left - 1 || right > around.right + 1)
            faults.push(`"${text.data.trim()}" is wider than ${name(holder)}`);
        const fixed = parent.closest('.button, .tab-list button, .plaque, .wall-chip, .wall-choice, .middle > .action');
        if (fixed && (top < box(fixed).top - 1 || bottom > box(fixed).bottom + 1))
            faults.push(`"${text.data.trim()}" is higher than ${name(fixed)}`);
    }

    // A finger needs 44 pixels; the places of the mat are told apart by looking closer.
    if (isTouch)
        for (const element of all('button, a, select, summary, input:not([type=range]), label:has(input)')) {
            if (element.matches('.place, label input') || element.disabled) continue;
            const {width, height, top, bottom} = box(element);
            if (bottom > high || top < 0) continue;
            if (Math.min(width, height) < 43.5)
                faults.push(`${name(element)} is ${Math.round(width)} × ${Math.round(height)}`);
        }

    const stage = document.querySelector('.stage');
    const slab = document.querySelector('[data-tower] .slab-top');
    if (slab && box(slab).width < Math.min(stage.clientWidth, stage.clientHeight) / 2)
        faults.push(`the monolith is ${Math.round(box(slab).width)} wide on a stage of `
            + `${stage.clientWidth} × ${stage.clientHeight}`);
    const tile = document.querySelector('.mat .tile');
    const least = isSmall && !document.querySelector('.zoomed') ? 24 : 40;
    if (tile && box(tile).width < least)
        faults.push(`gems are ${box(tile).width.toFixed(1)} wide`);
    return [...new Set(faults)];
}
