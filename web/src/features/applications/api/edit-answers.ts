import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import { editApplication } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Replaces the answers of a pending application. */
export function editAnswers(id: string, answers: ApplicationAnswers) {
  return request(editApplication, { params: { id }, body: answers });
}
