import { Heart } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { useSearchFields } from '../../../../shared/state/use-search.ts';
import { Chip } from '../../../../shared/ui/marks/chip.tsx';
import { SAVED_ONLY } from './saved-only.ts';

/** Narrows the marketplace to the loots that the creator has saved, in the address. */
export function SavedFilter() {
  const [address, change] = useSearchFields();
  const [isOn, showOn] = useOptimistic(address.has(SAVED_ONLY));
  const show = (on: boolean) =>
    startTransition(() => {
      showOn(on);
      change((fields) => (on ? fields.set(SAVED_ONLY, '1') : fields.delete(SAVED_ONLY)));
    });
  return (
    <Chip tool checked={isOn} onChange={({ target }) => show(target.checked)}>
      <Heart size={18} aria-hidden fill={isOn ? 'currentColor' : 'none'} />
      Saved
    </Chip>
  );
}
