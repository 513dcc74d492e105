/* A value that can be watched. */
import { useEffect, useState } from "preact/hooks";

export class Store<T> {
  private readonly watchers = new Set<() => void>();

  constructor(private value: T) {}

  get(): T {
    return this.value;
  }

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const watcher of new Set(this.watchers)) watcher(); // a copy: they come and go meanwhile
  }

  change(next: (value: T) => T): void {
    this.set(next(this.value));
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    const read = (): void => setValue(() => store.get());
    read();
    return store.watch(read);
  }, [store]);
  return value;
}
