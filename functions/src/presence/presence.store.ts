import { Presence } from '@doubloon/contract/presence/operations.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class Presences extends storeOf('presence', Presence, ({ uid }) => uid) {}
