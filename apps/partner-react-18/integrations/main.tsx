import '../../partner-demo/pages/integrations/main.tsx';
