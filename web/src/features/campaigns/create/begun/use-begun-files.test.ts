import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../../../testing/idb-keyval.ts';
import { aPerson } from '../../../../testing/people.ts';
import { findBegunFiles, findFilesOfCheckout, forgetAllBegunFiles, withoutFile } from './begun-files.ts';
import { useBegunFiles, type SaidFiles } from './use-begun-files.ts';

vi.mock('idb-keyval', () => import('../../../../testing/idb-keyval.ts'));

const owner = aPerson({ role: 'business_owner' });
const sea = new File(['x'], 'sea.png', { type: 'image/png' });
const label = new File(['y'], 'label.pdf', { type: 'application/pdf' });

beforeEach(async () => {
  browserStorage.isOff = false;
  await forgetAllBegunFiles();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sea');
});

describe('what is kept for a draft', () => {
  const draftOf = () => {
    const note = vi.fn<(said: SaidFiles) => void>();
    const said = { hasCover: false, fileNames: [] };
    return { note, ...renderHook(() => useBegunFiles({ uid: owner.uid, draftId: 'draft-one', said, note })) };
  };

  it('has both of two choices that follow each other at once', async () => {
    const { result, note } = draftOf();
    await act(async () => {
      const { choose } = result.current;
      await Promise.all([
        choose(() => ({ cover: sea })),
        choose((present) => ({ files: [...present.files, label] })),
        choose((present) => ({ files: [...present.files, sea] })),
      ]);
    });
    expect(await findBegunFiles('draft-one', owner.uid)).toEqual({ cover: sea, files: [label, sea] });
    expect(note).toHaveBeenLastCalledWith({ hasCover: true, fileNames: ['label.pdf', 'sea.png'] });
    expect(result.current.files.map(({ name }) => name)).toEqual(['label.pdf', 'sea.png']);
  });

  it('takes the next choice after one that could not be kept', async () => {
    const { result } = draftOf();
    const { choose } = result.current;
    browserStorage.isOff = true;
    await act(() => expect(choose(() => ({ cover: sea }))).rejects.toThrow(/^This browser cannot keep the file/));
    browserStorage.isOff = false;
    await act(() => choose(() => ({ files: [label] })));
    expect(await findBegunFiles('draft-one', owner.uid)).toEqual({ cover: undefined, files: [label] });
  });

  it('is not written again when the draft is taken to a checkout, which a small record tells', async () => {
    const { result } = draftOf();
    await act(() => result.current.choose(() => ({ cover: sea })));
    const write = vi.spyOn(Map.prototype, 'set');
    await act(() => result.current.takeTo('cs_1'));
    const written = write.mock.calls.map(([key]: unknown[]) => key);
    write.mockRestore();
    expect(written).toContain('cs_1');
    expect(written).not.toContain('draft-one');
    expect(await findFilesOfCheckout('cs_1', owner.uid)).toEqual({ draftId: 'draft-one', cover: sea, files: [] });
  });

  it('loses one file where there are several alike, also as another object', () => {
    const again = new File(['y'], label.name, { type: label.type, lastModified: label.lastModified });
    expect(withoutFile([sea, label, label], again)).toEqual([sea, label]);
  });
});
