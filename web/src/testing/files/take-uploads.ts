import { afterEach, vi } from 'vitest';

type Upload = {
  call: string;
  form: FormData | undefined;
  /** Reports how many bytes of the body have been sent. */
  progress: (loaded: number, total: number) => void;
  /** Lets the server answer. */
  answer: (status: number, json: unknown) => void;
  /** Breaks the connection. */
  fail: () => void;
  aborted: boolean;
};

afterEach(() => vi.unstubAllGlobals());

/** Takes every upload in; the test says how each goes on. Returns those begun so far, in their order. */
export function takeUploads(): readonly Upload[] {
  const uploads: Upload[] = [];
  class Call {
    upload: { onprogress?: (event: unknown) => void } = {};
    status = 0;
    statusText = '';
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #method = '';
    #url = '';
    #taken: Upload | undefined;

    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader() {
      // Request headers are the transport's concern.
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\nx-request-id: req_1\r\n';
    }
    abort() {
      if (this.#taken) this.#taken.aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send(body: unknown) {
      this.#taken = {
        call: `${this.#method} ${this.#url.replace(/^\/api/, '')}`,
        form: body instanceof FormData ? body : undefined,
        aborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ lengthComputable: true, loaded, total }),
        answer: (status, json) => {
          this.status = status;
          this.responseText = JSON.stringify(json);
          this.onload?.();
          this.onloadend?.();
        },
        fail: () => {
          this.onerror?.();
          this.onloadend?.();
        },
      };
      uploads.push(this.#taken);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call);
  return uploads;
}
