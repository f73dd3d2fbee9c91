import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('about', 'routes/about/route.tsx'),
  route('team', 'routes/team/route.tsx'),
  route('spieler/:playerName', 'routes/player/route.tsx'),
  route('trainer/:trainerName', 'routes/trainer/route.tsx'),
  route('führung', 'routes/board/route.tsx'),
  route('spiele', 'routes/games/route.tsx'),
  route('spiele/spielbericht/:gameId', 'routes/match-report/route.tsx'),
  route('history', 'routes/history/route.tsx'),
  route('saison/:seasonYear', 'routes/season/route.tsx'),
  route('news/:slug', 'routes/article/route.tsx'),
  route('sponsoren', 'routes/sponsors/route.tsx'),
  route('contact', 'routes/contact/route.tsx'),
  route('impressum', 'routes/imprint/route.tsx'),
  route('privacy', 'routes/privacy/route.tsx'),
  route('newsletter', 'routes/newsletter/route.tsx'),
  route('login', 'routes/login/route.tsx'),
  route('abmelden', 'routes/sign-out/route.tsx'),
  route('admin', 'routes/admin/route.tsx'),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
