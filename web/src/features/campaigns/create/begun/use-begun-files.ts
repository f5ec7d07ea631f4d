import { useEffect, useState } from 'react';
import { RefusedFile } from '../../../../shared/api/files/check-file.ts';
import type { ShownFile } from '../../browse/material/brief-files.tsx';
import { findBegunFiles, keepBegunFiles, NO_FILES, type BegunFiles } from './begun-files.ts';

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
  /** Says in the draft which there are; answers the checkout that the draft was last taken to. */
  readonly note: (said: SaidFiles) => string | null;
}

/** The cover and the files that are chosen for a loot before it exists. They stay in this browser until the loot is paid for. */
export interface FilesBegun {
  /** Address of the cover in this page. */
  readonly coverUrl: string | undefined;
  readonly files: readonly (ShownFile & { readonly file: File })[];
  /** Files that were chosen on another device, or before a session that has ended, and must be chosen again. */
  readonly elsewhere: SaidFiles;
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
  const [found, setFound] = useState<{ draftId: string; kept: BegunFiles }>();
  useEffect(() => {
    let isLeft = false;
    void findBegunFiles(draftId, uid).then((kept) => {
      // Whatever was chosen or removed meanwhile is newer.
      if (!isLeft) setFound((known) => (known?.draftId === draftId ? known : { draftId, kept }));
    });
    return () => {
      isLeft = true;
    };
  }, [draftId, uid]);
  const isFound = found?.draftId === draftId;
  const present = isFound ? found.kept : NO_FILES;
  const urls = useAddresses(present);
  const names = present.files.map(({ name }) => name);

  return {
    coverUrl: present.cover && urls.get(present.cover),
    files: present.files.map((file) => ({
      ...{ file, name: file.name, type: file.type, size: file.size, url: urls.get(file) ?? '' },
    })),
    elsewhere: {
      hasCover: isFound && said.hasCover && !present.cover,
      fileNames: isFound ? said.fileNames.filter((name) => !names.includes(name)) : [],
    },
    choose: async (change) => {
      const kept = { ...present, ...change(present) };
      try {
        await keepBegunFiles(draftId, { uid, ...kept, checkoutId: note(saidOf(kept)) });
      } catch {
        note(saidOf(present));
        throw new RefusedFile(CANNOT_KEEP);
      }
      setFound({ draftId, kept });
    },
    takeTo: async (checkoutId) => {
      const kept = isFound ? present : await findBegunFiles(draftId, uid);
      await keepBegunFiles(draftId, { uid, ...kept, checkoutId }).catch(() => undefined);
    },
  };
}

/** The addresses of files of this device, for as long as they are shown. */
function useAddresses({ cover, files }: BegunFiles): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    const shown = new Map([...(cover ? [cover] : []), ...files].map((file) => [file, URL.createObjectURL(file)]));
    setUrls(shown);
    return () => {
      for (const url of shown.values()) URL.revokeObjectURL(url);
    };
  }, [cover, files]);
  return urls;
}
