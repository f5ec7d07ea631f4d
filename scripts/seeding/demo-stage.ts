import type { DemoApi, DemoPerson } from './demo-api.ts';
import type { DemoClock } from './demo-clock.ts';

/** The environment in which the demo data is played. */
export interface DemoStage {
  readonly api: DemoApi;
  /** Base addresses of the stand-ins. */
  readonly socialWeb: string;
  readonly stripe: string;
  /** The day on which the demo is played. */
  readonly now: Date;
  readonly clock: DemoClock;
  /** Makes the account with this e-mail an admin. */
  readonly makeAdmin: (email: string) => Promise<void>;
  /** Resolves when the triggers have followed everything that was written so far. */
  readonly runTriggers: () => Promise<void>;
}

/** The people of the demo data: six business owners, thirteen creators and an admin. Payments of Sam to the last creators are held. */
export type DemoCast = Readonly<
  Record<
    | ('mei' | 'arjun' | 'hana' | 'lina' | 'noah' | 'sofia' | 'june' | 'ravi' | 'mira' | 'kai' | 'ada')
    | ('iris' | 'bala')
    | ('sam' | 'dex' | 'sol' | 'ola' | 'vic' | 'pia' | 'tia'),
    DemoPerson
  >
>;
