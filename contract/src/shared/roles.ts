import { z } from 'zod';
import { SENTENCES } from './sentences.ts';

/** A person's role; `user` is somebody who signed in with an identity provider and has not chosen a role yet. */
export const Role = z.enum(['user', 'content_creator', 'business_owner', 'admin']);
export type Role = z.infer<typeof Role>;

/** The roles a person may choose, once. */
export const ChoosableRole = z.enum(['content_creator', 'business_owner'], SENTENCES.role);
export type ChoosableRole = z.infer<typeof ChoosableRole>;
