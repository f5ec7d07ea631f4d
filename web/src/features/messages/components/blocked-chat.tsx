import { useUnblock } from '../../../shared/blocks/use-unblock.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    padding: '3',
    color: 'muted',
    overflowWrap: 'anywhere',
  },
});

/** Stands in the place of the field for messages to somebody whom one has blocked. */
export function BlockedChat({ uid, name }: { uid: string; name: string }) {
  const unblocking = useUnblock();
  return (
    <Line>
      You have blocked {name}.
      <Button
        variant="outline"
        loading={unblocking.isPending}
        loadingText="Unblocking..."
        onClick={() => unblocking.mutate(uid)}
      >
        Unblock
      </Button>
    </Line>
  );
}
