import * as operations from '@doubloon/contract/presence/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { updatePresence } from './presence.ts';

export const presenceRoutes = routes(operations, { updatePresence });
