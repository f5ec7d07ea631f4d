import type { Application } from '@doubloon/contract/applications/application.ts';
import { notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Database, Documents } from '../platform/database/database.ts';

async function getApplication(documents: Documents, id: string): Promise<Application> {
  const application = await documents.applications.find(id);
  if (!application) throw notFound('Application');
  return application;
}

/** An application the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
export async function getApplicationOfCaller(db: Database, id: string, caller: Caller): Promise<Application> {
  const application = await getApplication(db, id);
  const mayRead = caller.role === 'admin' || application.creatorId === caller.uid || application.ownerId === caller.uid;
  if (!mayRead) throw notFound('Application');
  return application;
}

/** The caller's own application as a creator. Else `not_found`. Reads 1. */
export async function getOwnApplication(documents: Documents, id: string, caller: Caller): Promise<Application> {
  const application = await getApplication(documents, id);
  if (application.creatorId !== caller.uid) throw notFound('Application');
  return application;
}

/** An application to one of the caller's campaigns. Else `not_found`. Reads 1. */
export async function getReceivedApplication(documents: Documents, id: string, caller: Caller): Promise<Application> {
  const application = await getApplication(documents, id);
  if (application.ownerId !== caller.uid) throw notFound('Application');
  return application;
}
