import { updatePresence as operation } from '@doubloon/contract/presence/operations.ts';
import { route } from '../platform/operation-route.ts';
import { updatePresence } from './update-presence.ts';

export const presenceRoutes = [route(operation, updatePresence)];
