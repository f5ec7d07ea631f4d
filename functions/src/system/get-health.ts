import type * as operations from '@doubloon/contract/system/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** That the API answers, and in which version. */
export const getHealth: Handler<typeof operations.getHealth> = ({ config }) =>
  Promise.resolve({ status: 'ok', version: config.version });
