import '../../partner-demo/pages/doors/main.tsx';
