import { ModerationAlert } from '../../overlays/moderation-alert.tsx';
import { ImpersonationBar } from '../../session/impersonation-bar.tsx';
import { Balance, ProfileButton, SidebarButton } from './header-parts.tsx';

import { Sidebar } from './sidebar.tsx';

/** What only those who are signed in see around a page. */
export const cabinetParts = {
  Balance,
  ImpersonationBar,
  ModerationAlert,
  ProfileButton,
  Sidebar,
  SidebarButton,
};
