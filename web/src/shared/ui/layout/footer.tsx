import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { chakra, PageWidth } from '../../style/chakra.tsx';
import { shellText } from '../../text/shell.ts';

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    _hover: { color: 'text', textDecoration: 'underline' },
  },
});

/** Copyright, and the way to help and to every legal text. */
export function Footer() {
  return (
    <chakra.footer borderTopWidth="1px" borderColor="line" textStyle="hint">
      <PageWidth
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="6"
        paddingY="4"
      >
        <chakra.p paddingY="2.5">© 2024 Doubloon. All rights reserved.</chakra.p>
        <chakra.nav aria-label="Help and legal" display="flex" flexWrap="wrap" columnGap="5">
          <FooterLink to={paths.help()}>{shellText.help}</FooterLink>
          {shellText.legal.map(({ tab, label }) => (
            <FooterLink key={tab} to={paths.legal(tab)}>
              {label}
            </FooterLink>
          ))}
        </chakra.nav>
      </PageWidth>
    </chakra.footer>
  );
}
