import type { z } from 'zod';
import { MailChoices, USUAL_MAIL_CHOICES } from './mail-group.ts';

/** The groups (`MAIL_GROUPS`) that somebody is told of in their browsers. What is about money and the safety of the account always comes; quiet hours are those of mails. */
export const PushChoices = MailChoices.omit({ quiet: true });
export type PushChoices = z.infer<typeof PushChoices>;

const { quiet: _, ...usual } = USUAL_MAIL_CHOICES;

/** The choices of somebody who has chosen nothing. */
export const USUAL_PUSH_CHOICES: PushChoices = usual;
