import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2, Upload } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchFields } from '../../../shared/state/use-search.ts';
import { mediaText } from '../../../shared/text/media.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { mediaQuery } from '../api/queries.ts';
import { workTitle } from '../work-title.ts';
import { Gallery, GallerySkeleton } from './gallery.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';

const UploadDialog = lazyPart(async () => (await import('./upload-dialog.tsx')).UploadDialog);
const CaptionDialog = lazyPart(async () => (await import('./caption-dialog.tsx')).CaptionDialog);
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog);
const WorkDialog = lazyPart(async () => (await import('./work-dialog.tsx')).WorkDialog);

/** Lets the button of a menu cover less of a work than can be pressed. */
const OverWork = chakra('div', {
  base: {
    '& > div > button': {
      width: 'touch',
      padding: '0',
      borderColor: 'transparent',
      _hover: { bg: 'transparent' },
      '& > svg': { width: '8', height: '8', padding: '1.5', borderRadius: 'full', bg: 'deep', color: 'onDeep' },
    },
  },
});

/** The field of the address that says which work is open. */
const OPEN = 'work';

interface MediaSectionProps {
  /** The creator's uid. */
  creatorId: string;
  /** True when the reader may add, caption and remove works. */
  isOwner: boolean;
  layout: StoreSettingsView['layout'];
  features: StoreSettingsView['features'];
  /** Results of posts, above the works. */
  results?: ReactNode;
  /** The creator's heart, shown beside an opened work where hearts are on; visitors only. */
  heart?: ReactNode;
}

type Task = { kind: 'upload' } | { kind: 'caption' | 'remove'; work: MediaView };

/** "My Work": a creator's pictures and videos in the layout of their store, and the owner's means to change them. */
export function MediaSection({ creatorId, isOwner, layout, features, results, heart }: MediaSectionProps) {
  const media = useInfiniteQuery(mediaQuery(creatorId));
  const [task, setTask] = useState<Task>();
  const [address, change] = useSearchFields();
  const works = media.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = works.find(({ id }) => id === address.get(OPEN));
  const done = () => setTask(undefined);

  const show = useCallback(
    (work: MediaView | undefined) => change((fields) => (work ? fields.set(OPEN, work.id) : fields.delete(OPEN))),
    [change],
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = media;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const upload = (
    <Button onClick={() => setTask({ kind: 'upload' })}>
      <Upload aria-hidden />
      {mediaText.upload}
    </Button>
  );
  const actionsOf = (work: MediaView) => (
    <OverWork>
      <MoreActions label={`Change ${workTitle(work)}`} shows={<Ellipsis aria-hidden />}>
        <Button
          variant="outline"
          aria-label={`Edit caption of ${workTitle(work)}`}
          onClick={() => setTask({ kind: 'caption', work })}
        >
          <Pencil aria-hidden />
          Edit caption
        </Button>
        <Button
          variant="dangerQuiet"
          aria-label={`Remove ${workTitle(work)}`}
          onClick={() => setTask({ kind: 'remove', work })}
        >
          <Trash2 aria-hidden />
          Remove
        </Button>
      </MoreActions>
    </OverWork>
  );
  return (
    <Section title={mediaText.title} actions={isOwner && works.length > 0 && upload}>
      {results}
      <PagedList
        list={media}
        problem={mediaText.loadFailed}
        pending={<GallerySkeleton layout={layout} />}
        empty={
          <EmptyState
            as="h3"
            drawing="bottle"
            title="No work yet"
            text={
              isOwner
                ? 'Pictures and videos you are proud of are the first thing a brand looks at.'
                : 'This creator has not put any pictures or videos here yet.'
            }
            action={isOwner && upload}
          />
        }
        loadsItself={layout === 'carousel'}
      >
        {(shown) => (
          <Gallery
            works={shown}
            layout={layout}
            features={features}
            {...(isOwner && { actionsOf })}
            held={task !== undefined || opened !== undefined}
            onOpen={show}
            onNearEnd={more}
          />
        )}
      </PagedList>
      {opened && (
        <WorkDialog
          works={works}
          work={opened}
          heart={features.likeButton && heart}
          canShare={features.shareButton}
          onShow={show}
          onClose={() => show(undefined)}
        />
      )}
      {task?.kind === 'upload' && <UploadDialog creatorId={creatorId} onClose={done} />}
      {task?.kind === 'caption' && <CaptionDialog work={task.work} onClose={done} />}
      {task?.kind === 'remove' && <RemoveDialog work={task.work} onClose={done} />}
    </Section>
  );
}
