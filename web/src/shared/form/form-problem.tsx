import { chakra } from '../style/chakra.tsx';
import { bringIntoView } from '../ui/layout/bring-into-view.ts';

/** Error about a form as a whole; renders nothing without a text. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <chakra.p
      role="alert"
      ref={bringIntoView}
      bg="coralWash"
      color="coralText"
      borderRadius="md"
      paddingX="4"
      paddingY="3"
      fontWeight="medium"
      whiteSpace="pre-line"
    >
      {text}
    </chakra.p>
  );
}
