import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ComponentType, RefObject } from 'react';
import { create } from 'zustand';

/** Where something comes from and goes to: from below, the right, the left edge, or out of nothing. */
export type Movement = 'rise' | 'slide' | 'draw' | 'fade';

/** The entries of a list, and where each was. */
export type Places = ReadonlyMap<Element, DOMRect>;

export interface EntrancesProps {
  within: RefObject<HTMLElement | null>;
  style: StoreSettingsView['animations']['style'];
  durationMs: number;
}

/** Moves what is on the screen. Everything is at its place at once; only its look takes time. */
export interface Mover {
  enter: (element: Element, movement: Movement) => void;
  /** Shows an element a little longer than React does. To be called while it is still in the page. */
  exit: (element: HTMLElement, movement: Movement) => void;
  /** Lets entries leave, come and change places, after `places`. */
  reorder: (list: Element, places: Places, movement: Movement) => void;
  /** Shows figures on their way to what an element says. */
  countUp: (element: HTMLElement, from: number, to: number, format: (value: number) => string) => void;
  /** Lets parts of a store enter. */
  Entrances: ComponentType<EntrancesProps>;
}

/** The mover once it is loaded; null for people who want less motion. */
export const useMover = create<{ mover: Mover | null }>()(() => ({ mover: null }));

/** Returns the mover, if there is one now. */
export const moving = (): Mover | null => useMover.getState().mover;
