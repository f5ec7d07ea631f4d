import { useEffect, useRef, useState } from 'react';
import { RefusedFile } from '../../../../shared/api/files/check-file.ts';
import type { ShownFile } from '../../browse/material/brief-files.tsx';
import {
  findBegunFiles,
  keepBegunFiles,
  keepCheckout,
  NO_FILES,
  readBegunFiles,
  type BegunFiles,
} from './begun-files.ts';

/** A draft's words on the files that belong to it, which only the browser has in which they were chosen. */
export interface SaidFiles {
  hasCover: boolean;
  /** Names of the files of the brief. */
  fileNames: string[];
}

interface DraftedFiles {
  readonly uid: string;
  readonly draftId: string;
  readonly said: SaidFiles;
  /** Says in the draft which there are. */
  readonly note: (said: SaidFiles) => void;
}

/** The cover and the files that are chosen for a loot before it exists. They stay in this browser until the loot is paid for. */
export interface FilesBegun {
  /** Address of the cover in this page. */
  readonly coverUrl: string | undefined;
  readonly files: readonly (ShownFile & { readonly file: File })[];
  /** Files that were chosen on another device, or before a session that has ended, and must be chosen again. */
  readonly elsewhere: SaidFiles;
  /** Changes what is chosen; one change after the other. Rejects with a `RefusedFile` where it cannot be kept. */
  readonly choose: (change: (present: BegunFiles) => Partial<BegunFiles>) => Promise<void>;
  /** Lets the page after the checkout find them. */
  readonly takeTo: (checkoutId: string) => Promise<void>;
}

const CANNOT_KEEP =
  'This browser cannot keep the file until you have paid. Choose it with “Edit” once your loot is there.';

const saidOf = ({ cover, files }: BegunFiles): SaidFiles => ({
  hasCover: cover !== undefined,
  fileNames: files.map(({ name }) => name),
});

/** Keeps the cover and the files of a draft beside the draft, and finds them again. */
export function useBegunFiles({ uid, draftId, said, note }: DraftedFiles): FilesBegun {
  const [found, setFound] = useState<Shown>();
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let isLeft = false;
    void findBegunFiles(draftId, uid).then((kept) => {
      // Whatever was chosen or removed meanwhile is newer.
      if (!isLeft) setFound((known) => (known?.draftId === draftId ? known : shownOf(draftId, kept)));
    });
    return () => {
      isLeft = true;
    };
  }, [draftId, uid]);
  useEffect(
    () => () => {
      for (const url of found?.urls.values() ?? []) URL.revokeObjectURL(url);
    },
    [found],
  );
  const isFound = found?.draftId === draftId;
  const present = isFound ? found.kept : NO_FILES;
  const names = present.files.map(({ name }) => name);

  return {
    coverUrl: isFound && present.cover ? found.urls.get(present.cover) : undefined,
    files: present.files.map((file) => ({
      ...{ file, name: file.name, type: file.type, size: file.size, url: found?.urls.get(file) ?? '' },
    })),
    elsewhere: {
      hasCover: isFound && said.hasCover && !present.cover,
      fileNames: isFound ? said.fileNames.filter((name) => !names.includes(name)) : [],
    },
    choose: (change) => {
      const work = async () => {
        let before: BegunFiles | undefined;
        try {
          // The files that are kept, and not those that are shown: an earlier change, here or in another tab, may not be shown yet.
          before = await readBegunFiles(draftId, uid);
          const kept = { ...before, ...change(before) };
          note(saidOf(kept));
          await keepBegunFiles(draftId, { uid, ...kept });
          setFound(shownOf(draftId, kept));
        } catch {
          if (before) note(saidOf(before));
          throw new RefusedFile(CANNOT_KEEP);
        }
      };
      const changed = lastChange.current.then(work);
      lastChange.current = changed.catch(() => undefined);
      return changed;
    },
    takeTo: async (checkoutId) => {
      await keepCheckout(checkoutId, { uid, draftId }).catch(() => undefined);
      await lastChange.current;
    },
  };
}

/** Files with their addresses in this page. */
interface Shown {
  readonly draftId: string;
  readonly kept: BegunFiles;
  readonly urls: ReadonlyMap<File, string>;
}

function shownOf(draftId: string, kept: BegunFiles): Shown {
  const all = [...(kept.cover ? [kept.cover] : []), ...kept.files];
  return { draftId, kept, urls: new Map(all.map((file) => [file, URL.createObjectURL(file)])) };
}
