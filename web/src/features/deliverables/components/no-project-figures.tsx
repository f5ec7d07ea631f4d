import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextButton } from '../../../shared/ui/text-link.tsx';

interface NoProjectFiguresProps {
  /** They could not be loaded; else they are on their way. */
  failed: boolean;
  onRetry: () => void;
}

/** Stands in the place of a project's figures while they are not known: no figure is better than a wrong one. */
export function NoProjectFigures({ failed, onRetry }: NoProjectFiguresProps) {
  return (
    <chakra.div marginTop="5">
      {failed ? (
        <Notice tone="coral" title={deliverablesText.figuresUnknown}>
          <TextButton justifySelf="start" paddingY="3" marginY="-3" onClick={onRetry}>
            Load the figures again
          </TextButton>
        </Notice>
      ) : (
        <Skeleton height="32" />
      )}
    </chakra.div>
  );
}
