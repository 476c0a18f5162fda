import {
  Bell,
  BookOpen,
  Box,
  Building2,
  Calendar,
  ChartBar,
  CircleHelp,
  ClipboardList,
  CreditCard,
  FileText,
  Gauge,
  House,
  List,
  type LucideIcon,
  Mail,
  MapPin,
  Package,
  Phone,
  Receipt,
  Settings,
  ShoppingCart,
  SquarePen,
  SquarePlus,
  Star,
  Tag,
  Ticket,
  Truck,
  User,
  Users,
  Wrench,
} from 'lucide-react';
import type { Screen, ScreenKind } from '#specification';

/** Icons that a document may name, as lucide calls them. Any other name gets the icon of the screen's kind. */
const icons: Record<string, LucideIcon> = {
  bell: Bell,
  book: BookOpen,
  box: Box,
  building: Building2,
  calendar: Calendar,
  chart: ChartBar,
  clipboard: ClipboardList,
  'credit-card': CreditCard,
  gauge: Gauge,
  home: House,
  house: House,
  mail: Mail,
  map: MapPin,
  package: Package,
  phone: Phone,
  receipt: Receipt,
  settings: Settings,
  cart: ShoppingCart,
  star: Star,
  tag: Tag,
  ticket: Ticket,
  truck: Truck,
  user: User,
  users: Users,
  wrench: Wrench,
};

const ofKind: Record<ScreenKind, LucideIcon> = {
  list: List,
  detail: FileText,
  create: SquarePlus,
  edit: SquarePen,
  dashboard: Gauge,
  text: FileText,
};

/** The picture beside a screen in the navigation. */
export function ScreenIcon({ screen }: { screen: Screen }) {
  const named = screen.facts.icon ?? '';
  const Icon = (Object.hasOwn(icons, named) && icons[named]) || (screen.kind ? ofKind[screen.kind] : CircleHelp);
  return <Icon aria-hidden />;
}
