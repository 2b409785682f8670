import { NotificationBell } from '../../notifications/notification-bell.tsx';
import { ModerationAlert } from '../../overlays/moderation-alert.tsx';
import { ImpersonationBar } from '../../session/impersonation-bar.tsx';
import { Balance, OrdersLink, ProfileButton, SidebarButton } from './header-parts.tsx';

import { Sidebar } from './sidebar.tsx';

/** The parts of the layout that only signed-in users see. */
export const cabinetParts = {
  Balance,
  ImpersonationBar,
  ModerationAlert,
  NotificationBell,
  OrdersLink,
  ProfileButton,
  Sidebar,
  SidebarButton,
};
