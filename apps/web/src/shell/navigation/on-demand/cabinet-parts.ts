import { ModerationAlert } from '../../overlays/moderation-alert.tsx';
import { ImpersonationBar } from '../../session/impersonation-bar.tsx';
import { Balance } from './balance.tsx';
import { ProfileButton } from './profile-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarButton } from './sidebar-button.tsx';

/** What only those who are signed in see around a page. */
export const cabinetParts = {
  Balance,
  ImpersonationBar,
  ModerationAlert,
  ProfileButton,
  Sidebar,
  SidebarButton,
};
