import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useSignedIn } from '../session/context.ts';
import { nameOf } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { THEMES, useTheme } from './theme.ts';

const THEME_NAMES = { system: 'Like the system', light: 'Light', dark: 'Dark' } as const;

/** Who is signed in, colours, and the way out. */
export function AccountMenu() {
  const { session, user } = useSignedIn();
  const [theme, choose] = useTheme();
  const name = nameOf(user);
  return (
    <MenuTrigger>
      <Button className="button button-quiet" aria-label={`Account: ${name}`}>
        <span className="avatar" aria-hidden="true" data-initial={[...name].slice(0, 1).join('').toUpperCase()} />
        <span className="account-name">{name}</span>
        <Icon name="down" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label="Account" onAction={(key) => key === 'sign-out' && void session.signOut()}>
          <MenuSection
            aria-label="Colours"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              for (const key of keys) choose(String(key));
            }}
          >
            <Header className="menu-header">Colours</Header>
            {THEMES.map((each) => (
              <MenuItem key={each} id={each} className="menu-item" textValue={THEME_NAMES[each]}>
                <span className="menu-check" aria-hidden="true">
                  {each === theme ? '✓' : ''}
                </span>
                {THEME_NAMES[each]}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection aria-label={`Signed in as ${name}`}>
            <Header className="menu-header">Signed in as {name}</Header>
            <MenuItem id="sign-out" className="menu-item" textValue="Sign out">
              <span className="menu-check" aria-hidden="true" />
              Sign out
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
