import { FrameColumn, FrameRow, Main, SideFrame, SideHead, TopFrame } from './frame-parts.tsx';
import { LoadingCover } from '../busy-overlay.tsx';
import { chakra } from '../../shared/style/chakra.tsx';
import { PageSkeleton } from '../../shared/ui/lists/query-view.tsx';
import { Coin, Logo } from '../../shared/ui/pictures/logo.tsx';

const Name = chakra('span', {
  base: { paddingLeft: '2', 'html[data-sidebar=collapsed] &': { display: 'none' } },
});
const Mark = chakra('span', {
  base: { display: 'none', minHeight: 'touch', 'html[data-sidebar=collapsed] &': { display: 'inline-flex' } },
});
const Side = chakra(SideFrame, { base: { 'html[data-sidebar=collapsed] &': { width: '16' } } });
/** Has the width of the button of the menu, so that the name stands where it will be. */
const Start = chakra('span', { base: { width: 'touch' } });
const Tabs = chakra('div', {
  base: {
    display: { base: 'block', md: 'none' },
    position: 'sticky',
    bottom: '0',
    height: 'tabBar',
    bg: 'deep',
    borderTopWidth: '1px',
    borderColor: 'deepLine',
  },
});

/** The frame of people who are signed in, before any script has run. The build renders it into the pages of their screens. */
export function FramePlaceholder() {
  return (
    <div data-placeholder="">
      <FrameRow>
        <Side collapsed={false}>
          <SideHead collapsed={false}>
            <Name>
              <Logo />
            </Name>
            <Mark>
              <Coin />
            </Mark>
          </SideHead>
        </Side>
        <FrameColumn>
          <TopFrame>
            <Start />
            <Logo />
          </TopFrame>
          <Main>
            <PageSkeleton />
          </Main>
          <Tabs />
        </FrameColumn>
      </FrameRow>
      <LoadingCover />
    </div>
  );
}
