import { VELOCITY_LIMITS } from './velocity-limits.ts';

// Imported before anything reads the configuration: in this test file, payments wait and velocity limits apply as they do in a deployment without settings.
process.env['PAYOUT_WAIT_DAYS'] = '3';
process.env['FLAG_THRESHOLDS'] = VELOCITY_LIMITS;
