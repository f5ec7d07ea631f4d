import type { BrowserContext } from '@playwright/test';

/**
 * Makes the pages' calls of the product's own API come from this address. Calls of anybody else go out as they are: Firestore takes no
 * headers that it does not know.
 */
export async function callFrom(context: BrowserContext, address: string): Promise<void> {
  await context.addInitScript((from) => {
    const header = 'x-forwarded-for';
    const isOwn = (url: string | URL) => new URL(url, location.href).origin === location.origin;

    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (isOwn(request.url)) request.headers.set(header, from);
      return send(request);
    };

    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL, async = true): void {
        super.open(method, url, async);
        if (isOwn(url)) this.setRequestHeader(header, from);
      }
    };
  }, address);
}
