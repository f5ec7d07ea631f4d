import { useEffect, useState } from 'react';
import { RefusedFile } from '../../../../shared/api/files/check-file.ts';
import { findBegunCover, forgetBegunCover, keepBegunCover } from './begun-covers.ts';

interface DraftedCover {
  readonly uid: string;
  readonly draftId: string;
  /** True if the draft says that its author has chosen one, in whatever browser. */
  readonly isChosen: boolean;
  /** Notes in the draft whether there is one; answers the checkout that the draft was last taken to. */
  readonly note: (isChosen: boolean) => string | null;
}

/** The cover that is chosen for a loot before it exists. It stays in this browser until the loot is paid for. */
export interface BegunCover {
  readonly file: File | undefined;
  /** Address of the picture in this page. */
  readonly url: string | undefined;
  /** True if one was chosen that this browser does not have: on another device, or before a session that has ended. */
  readonly isElsewhere: boolean;
  readonly choose: (file: File) => Promise<void>;
  readonly remove: () => void;
  /** Lets the page after the checkout find it. */
  readonly takeTo: (checkoutId: string) => Promise<void>;
}

/** Keeps the cover of a draft beside the draft, and finds it again. */
export function useBegunCover({ uid, draftId, isChosen, note }: DraftedCover): BegunCover {
  const [found, setFound] = useState<{ draftId: string; file: File | undefined }>();
  useEffect(() => {
    let isLeft = false;
    void findBegunCover(draftId, uid).then((file) => {
      // Whatever was chosen or removed meanwhile is newer.
      if (!isLeft) setFound((known) => (known?.draftId === draftId ? known : { draftId, file }));
    });
    return () => {
      isLeft = true;
    };
  }, [draftId, uid]);
  const file = found?.draftId === draftId ? found.file : undefined;

  return {
    file,
    url: useAddress(file),
    isElsewhere: isChosen && found?.draftId === draftId && !file,
    choose: async (chosen) => {
      try {
        await keepBegunCover(draftId, { uid, file: chosen, checkoutId: note(true) });
      } catch {
        note(false);
        throw new RefusedFile(
          'This browser cannot keep the picture until you have paid. Choose it with “Edit” once your loot is there.',
        );
      }
      setFound({ draftId, file: chosen });
    },
    remove: () => {
      note(false);
      setFound({ draftId, file: undefined });
      void forgetBegunCover(draftId);
    },
    takeTo: async (checkoutId) => {
      if (file) await keepBegunCover(draftId, { uid, file, checkoutId }).catch(() => undefined);
    },
  };
}

/** The address of a file of this device, for as long as it is shown. */
function useAddress(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown?.file === file ? shown?.url : undefined;
}
