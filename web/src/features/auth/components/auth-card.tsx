import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Muted } from '../../../shared/style/chakra.tsx';
import { Coin, Logo } from '../../../shared/ui/pictures/logo.tsx';
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx';

/** Coins beside the sheet, where there is room for them. */
const LooseCoins = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
    '& > *': { position: 'absolute', transform: 'rotate(-14deg)' },
    '& > :nth-child(1)': { left: '-7rem', top: '23rem', opacity: 0.22 },
    '& > :nth-child(2)': { left: '14%', top: '13rem' },
    '& > :nth-child(3)': { left: '21%', top: '19rem' },
    '& > :nth-child(4)': { right: '-5rem', top: '4rem', opacity: 0.22, transform: 'rotate(18deg)' },
    '& > :nth-child(5)': { right: '13%', top: '28rem', transform: 'rotate(12deg)' },
    '& > :nth-child(6)': { right: '20%', top: '24rem', transform: 'rotate(20deg)' },
  },
});
const COINS = [400, 72, 36, 280, 56, 28];

interface AuthCardProps {
  title: string;
  intro: string;
  children: ReactNode;
  /** Shown below the card: the way to the other form. */
  below?: ReactNode;
  /** True for a form of few fields, which is narrower. */
  short?: boolean;
  /** Moves the focus to the title when it comes, for what takes the place of a form. */
  focusTitle?: boolean;
}

/** The frame around sign-in and registration: the coin on deep ink, one sheet of paper. */
export function AuthCard({ title, intro, children, below, short = false, focusTitle = false }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle, title]);
  return (
    <chakra.main
      id="main"
      minHeight="100dvh"
      bg="deep"
      backgroundImage="radial-gradient(60rem 30rem at 50% -8rem, rgb(242 182 50 / 0.16), transparent 70%)"
      position="relative"
      display="grid"
      justifyItems="center"
      // From the top, not centred: a page that is painted while it still comes would move with each part of it.
      alignContent="start"
      gap="6"
      paddingX="4"
      paddingTop={{ base: '6', md: '14' }}
      paddingBottom={{ base: '8', md: '12' }}
    >
      <PageTitle title={title} />
      <LooseCoins aria-hidden>
        {COINS.map((size) => (
          <Coin key={size} size={size} />
        ))}
      </LooseCoins>
      <chakra.div color="onDeep" position={{ lg: 'absolute' }} top="6" left="8">
        <Link to={paths.home} aria-label="Doubloon, home">
          <Logo />
        </Link>
      </chakra.div>
      <Card
        position="relative"
        width="full"
        maxWidth={short ? '27.5rem' : 'form'}
        padding={{ base: '5', md: '7' }}
        borderRadius="xl"
      >
        <chakra.h1 ref={heading} tabIndex={-1} outline="none" fontSize="2xl">
          {title}
        </chakra.h1>
        <Muted marginTop="1" marginBottom="5">
          {intro}
        </Muted>
        {children}
      </Card>
      {below && (
        <chakra.p position="relative" color="onDeepMuted" textAlign="center">
          {below}
        </chakra.p>
      )}
    </chakra.main>
  );
}
