import { getHealth } from '@doubloon/contract/system/operations.ts';
import { route } from '../platform/operation-route.ts';

export const systemRoutes = [
  route(getHealth, ({ config }) => Promise.resolve({ status: 'ok' as const, version: config.version })),
];
