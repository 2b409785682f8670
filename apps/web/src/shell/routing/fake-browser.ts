interface Entry {
  state: unknown;
  url: URL;
}

/** As much of a browser's window as a router touches, for tests without a page. */
export class FakeBrowser extends EventTarget {
  entries: Entry[];
  /** Where the document was sent. */
  left: string[] = [];
  document = { createElement: () => ({}), defaultView: this, visibilityState: 'visible' };
  sessionStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  #place = 0;

  constructor(address: string) {
    super();
    this.entries = [{ state: null, url: new URL(address) }];
  }

  get #current(): Entry {
    const entry = this.entries[this.#place];
    if (!entry) throw new Error('The history has no such entry');
    return entry;
  }

  get location() {
    const { origin, protocol, host, href, pathname, search, hash } = this.#current.url;
    const leave = (how: string) => (address: string) => void this.left.push(`${how} ${address}`);
    const ways = { assign: leave('assign'), replace: leave('replace') };
    return { origin, protocol, host, href, pathname, search, hash, ...ways };
  }

  /** One object for the whole life of the page, as in browsers. */
  history = this.#createHistory();

  #createHistory() {
    const browser = this;
    return {
      get state() {
        return browser.#current.state;
      },
      pushState(state: unknown, _: string, address: string) {
        const url = new URL(address, browser.#current.url);
        browser.entries = [...browser.entries.slice(0, browser.#place + 1), { state, url }];
        browser.#place += 1;
      },
      replaceState(state: unknown, _: string, address = '') {
        browser.entries[browser.#place] = { state, url: new URL(address, browser.#current.url) };
      },
      go(delta: number) {
        queueMicrotask(() => {
          browser.#place += delta;
          browser.dispatchEvent(new Event('popstate'));
        });
      },
    };
  }
}
