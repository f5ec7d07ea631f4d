import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';
import { type HelpQuestion, paths } from '../../paths.ts';

interface HelpLinkProps {
  question: HelpQuestion;
  children: ReactNode;
}

/**
 * The way from a rule in one line to all of it. Opens beside the screen, because it mostly stands where something is being
 * filled in or decided.
 */
export function HelpLink({ question, children }: HelpLinkProps) {
  return (
    <TextLink to={paths.help(question)} target="_blank" whiteSpace="nowrap" title="Opens in a new tab">
      {children}
    </TextLink>
  );
}

/** The way to how views are counted and paid. */
export function HowViewsCount() {
  return <HelpLink question="how-views-count">How views count</HelpLink>;
}
