const SAY_EVERY_MS = 3_000;

export interface Progress {
  /** Says that `step` begins, and how long it took once `work` resolves. Resolves and rejects as `work` does. */
  during: <T>(step: string, work: Promise<T>, result?: (value: T) => string) => Promise<T>;
  end: () => void;
}

/** Reports the progress of a start in sentences: each step as it begins and ends, and after a silence the steps under way. */
export function createProgress(say: (sentence: string) => void): Progress {
  const underWay = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearInterval(timer);
    timer = setInterval(() => {
      const steps = [...underWay].map(([step, since]) => `${step} (${seconds(since)} s)`);
      if (steps.length > 0) say(`Still under way: ${steps.join(', ')}`);
    }, SAY_EVERY_MS);
  };
  const tell = (sentence: string) => {
    say(sentence);
    wait();
  };
  return {
    during: async (step, work, result = () => '') => {
      underWay.set(step, performance.now());
      tell(`${step} …`);
      try {
        const value = await work;
        tell(`${step}: done after ${seconds(underWay.get(step))} s${result(value)}`);
        return value;
      } finally {
        underWay.delete(step);
      }
    },
    end: () => clearInterval(timer),
  };
}

const seconds = (since = performance.now()) => ((performance.now() - since) / 1000).toFixed(0);
