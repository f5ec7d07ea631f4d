import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { givenAnswers } from '../answers.ts';

/** Lists the creator's answers; nothing when there are none. */
export function AnswerList({ application }: { application: ApplicationView }) {
  const answers = givenAnswers(application);
  if (answers.length === 0) return null;
  return (
    <chakra.dl display="grid" gap="4" marginTop="5">
      {answers.map(({ label, answer }) => (
        <div key={label}>
          <chakra.dt textStyle="hint">{label}</chakra.dt>
          <chakra.dd whiteSpace="pre-line">{answer}</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
