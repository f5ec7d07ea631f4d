import * as operations from '@doubloon/contract/drafts/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';

export const draftsRoutes = routes(operations, { listDrafts, saveDraft, deleteDraft });
