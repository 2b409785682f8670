import { contrastRatio } from '@marquee/domain/colors/contrast.ts';
import {
  Bell,
  Bookmark,
  BookmarkPlus,
  ChartNoAxesColumn,
  CircleDashed,
  CircleDot,
  Clock,
  Contact,
  Eye,
  Globe,
  Headphones,
  Heart,
  ListMusic,
  type LucideIcon,
  MessageCircle,
  Play,
  Radio,
  Repeat2,
  Rocket,
  Share2,
  Smile,
  Sparkles,
  ThumbsUp,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react';

/** By the names that operators choose from. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  bookmark: Bookmark,
  'bookmark-plus': BookmarkPlus,
  'chart-no-axes-column': ChartNoAxesColumn,
  'circle-dashed': CircleDashed,
  'circle-dot': CircleDot,
  clock: Clock,
  contact: Contact,
  eye: Eye,
  globe: Globe,
  headphones: Headphones,
  heart: Heart,
  'list-music': ListMusic,
  'message-circle': MessageCircle,
  play: Play,
  radio: Radio,
  'repeat-2': Repeat2,
  rocket: Rocket,
  'share-2': Share2,
  smile: Smile,
  'thumbs-up': ThumbsUp,
  'user-plus': UserPlus,
  users: Users,
  'users-round': UsersRound,
};

export interface TypeLook {
  icon: string | null;
  color: string | null;
}

/** A service type's drawing, on a tile where it has a colour of its own. Decoration only: its name stands beside it. */
export function TypeIcon({ type: { icon, color } }: { type: TypeLook }) {
  const Icon = icon === null ? undefined : Object.hasOwn(icons, icon) ? icons[icon] : Sparkles;
  if (color === null) return Icon ? <Icon className="size-4 shrink-0 text-icons" aria-hidden="true" /> : null;
  const glyph = contrastRatio('#ffffff', color) >= 2.4 ? '#ffffff' : '#111318';
  return (
    <svg className="size-6 shrink-0" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={color} />
      {Icon && <Icon x={9} y={9} width={22} height={22} stroke={glyph} />}
    </svg>
  );
}
