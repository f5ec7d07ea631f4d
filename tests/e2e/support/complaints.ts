import type { BrowserContext } from '@playwright/test';

/** A complaint that a test provokes on purpose. */
interface Expected {
  pattern: RegExp;
  because: string;
  met: boolean;
}

/**
 * Browser errors during a test: console errors, uncaught exceptions, unhandled rejections and violations of the pages'
 * Content-Security-Policy.
 */
export interface Complaints {
  /** Listens to every page of a context, popups included; from now on its complaints are no earlier test's any more. */
  watch: (context: BrowserContext) => Promise<void>;
  /** The test provokes complaints like this one, for the reason given; that none comes is a failure too. */
  expect: (pattern: RegExp, because: string) => void;
  /** Complaints nobody expected, and expected ones that did not come; as sentences. */
  problems: () => string[];
}

const BREACH_REPORT = 'reportPolicyBreach';

type Note = (text: string, place: string) => void;

/** The listener for complaints of each context: the test that watched it last. */
const heardBy = new WeakMap<BrowserContext, Note>();

export function collectComplaints(): Complaints {
  const unexpected: string[] = [];
  const expected: Expected[] = [];
  const hear: Note = (text, place) => {
    const known = expected.find(({ pattern }) => pattern.test(text));
    if (known) known.met = true;
    else unexpected.push(`${text} (on ${place})`);
  };
  return {
    watch: async (context) => {
      const isWatched = heardBy.has(context);
      heardBy.set(context, hear);
      if (isWatched) return;
      const note: Note = (text, place) => heardBy.get(context)?.(text, place);
      context.on('console', (message) => {
        if (message.type() === 'error')
          note(`${message.text()} ${message.location().url}`, message.page()?.url() ?? '?');
      });
      context.on('weberror', (error) => {
        const cause = error.error();
        note(cause.stack ?? cause.message, error.page()?.url() ?? '?');
      });
      await context.exposeBinding(BREACH_REPORT, ({ page }, breach: string) => note(breach, page.url()));
      await context.addInitScript((report) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          const tell = (window as unknown as Record<string, (breach: string) => void>)[report];
          tell?.(`Content-Security-Policy: ${effectiveDirective} does not allow ${blockedURI} (${sourceFile})`);
        });
      }, BREACH_REPORT);
    },
    expect: (pattern, because) => expected.push({ pattern, because, met: false }),
    problems: () => [
      ...unexpected,
      ...expected
        .filter(({ met }) => !met)
        .map(({ pattern, because }) => `${String(pattern)} did not come, which was expected because ${because}`),
    ],
  };
}
