import type { HelpEntry, HelpTopic } from './help-topic.ts';
import { accountsTopic, beginningTopic } from './topics-of-accounts.ts';
import { disputesTopic, ownersTopic, paymentsTopic } from './topics-of-money.ts';
import { earningsTopic, viewsTopic } from './topics-of-views.ts';
import { hasWords } from '../../shared/ui/lists/narrowing.tsx';

/** Everything that the help page answers, in its order. */
export const helpTopics: readonly HelpTopic[] = [
  viewsTopic,
  earningsTopic,
  paymentsTopic,
  ownersTopic,
  disputesTopic,
  beginningTopic,
  accountsTopic,
];

const textsOf = ({ question, parts }: HelpEntry, topic: string) => [topic, question, ...parts.flat()];

/** The topics with the questions that have every one of these words, in the question, its answer or the name of its topic. */
export function topicsWith(words: string): HelpTopic[] {
  return helpTopics
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => hasWords(words, ...textsOf(entry, title))),
    }))
    .filter(({ entries }) => entries.length > 0);
}
